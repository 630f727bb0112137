// Checklists for events, by days before. Data only: no length limit.

export interface ListStep {
  /** Days before the event. */
  days: number;
  what: string;
}

export interface EventKind {
  /** What begins the answer: 'Here is a list for …'. */
  name: string;
  list: readonly ListStep[];
  tip?: string;
  /** Whether food is served. */
  food: boolean;
}

export const BIRTHDAY: EventKind = {
  name: 'a birthday party',
  food: true,
  list: [
    {
      days: 28,
      what: 'agree on the day, the place and how much it may cost; ask the birthday child for one wish',
    },
    { days: 21, what: 'invite, with a time when it ends, and ask every family about allergies' },
    { days: 14, what: 'choose three games and a quiet one to end with; order or plan the cake' },
    { days: 7, what: 'count the answers, buy plates, candles and small thank-yous' },
    { days: 2, what: 'shop for the food, charge the camera, make the music list' },
    { days: 1, what: 'bake, decorate, put a plan for bad weather beside the plan' },
    { days: 0, what: 'a game while everybody arrives, then food, cake, play, and a calm ending' },
  ],
  tip: 'A common rule of thumb is about as many guests as the birthday child has years, and one helping grown-up for every four or five small children.',
};

export const PLAYDATE: EventKind = {
  name: 'a playdate',
  food: true,
  list: [
    {
      days: 7,
      what: 'agree on a start and an end, one to two hours is enough; ask about allergies, pets, and who picks up',
    },
    { days: 1, what: 'let your child put the toys away that are hard to share; have two things ready to do' },
    {
      days: 0,
      what: 'show the guest around, begin with something to build or draw, something small to eat in the middle, a ten-minute warning before the end',
    },
  ],
  tip: 'One guest is easier than two. Stay near for the first quarter of an hour, then within hearing.',
};

export const VISIT: EventKind = {
  name: 'a family visit',
  food: true,
  list: [
    { days: 14, what: 'agree on arrival and departure, beds, and what each side hopes for' },
    {
      days: 7,
      what: 'ask what everybody eats, and plan the meals with me; tell the children who comes and where everybody sleeps',
    },
    { days: 3, what: 'sheets, towels, a shelf and a hook for the guests; one plan for rain and one for sun' },
    {
      days: 1,
      what: 'shop, cook one dish ahead, put medicines and small things out of reach of visiting children',
    },
    { days: 0, what: 'a snack at the door, a short walk, and the usual bedtime for the children' },
  ],
  tip: 'Keep one quiet hour a day for the children and one for yourself; nobody has to be entertained all the time.',
};

export const TRIP: EventKind = {
  name: 'a trip with the family',
  food: false,
  list: [
    {
      days: 28,
      what: 'check passports, tickets and insurance; ask your doctor in good time when the place calls for it',
    },
    { days: 14, what: 'write one packing list for each person; check shoes and swimwear, children grow' },
    { days: 7, what: 'wash, collect chargers and adapters, copy documents, arrange plants, pets and mail' },
    { days: 2, what: 'lay out clothes by day, one set more than days for the little ones' },
    {
      days: 1,
      what: 'pack; the family’s medicines in their own boxes, documents and a change of clothes go into the hand luggage',
    },
    { days: 0, what: 'water, food for the way, wipes, a bag for trash, and a last look under the beds' },
  ],
};

export const HOLIDAY: EventKind = {
  name: 'a holiday meal',
  food: true,
  list: [
    { days: 21, what: 'agree who comes, who brings what, and who cannot eat what' },
    { days: 14, what: 'write the menu with one dish that everybody can eat; order what is large or rare' },
    { days: 7, what: 'buy what keeps, make room in the fridge, count chairs and plates' },
    {
      days: 4,
      what: 'begin to thaw what is large; a frozen turkey needs about a day in the fridge for every 4 to 5 pounds (USDA)',
    },
    {
      days: 1,
      what: 'cook ahead what can be warmed, set the table, write down when each dish goes into the oven, counted back from sitting down',
    },
    {
      days: 0,
      what: 'give each child one job, leave the last half hour free, put leftovers into the fridge within two hours (USDA)',
    },
  ],
};

export const GATHERING: EventKind = {
  name: 'your event',
  food: true,
  list: [
    { days: 28, what: 'agree on the day, the place, the guests and how much it may cost' },
    { days: 21, what: 'invite, and ask everybody what they cannot eat' },
    { days: 14, what: 'plan food, seats, music and something for the children to do' },
    { days: 7, what: 'count the answers, ask two people for help, buy what keeps' },
    { days: 1, what: 'shop, cook ahead, set up' },
    { days: 0, what: 'sit down for ten minutes before the first guest comes' },
  ],
};

/** Games and length that fit the age of the birthday child. */
export const PARTY_AGES: readonly { upTo: number; fits: string }[] = [
  {
    upTo: 3,
    fits: 'an hour to an hour and a half with the parents there; bubbles, music, balls and boxes rather than games with rules',
  },
  { upTo: 6, fits: 'an hour and a half to two hours; a treasure hunt, musical statues, a simple craft' },
  { upTo: 9, fits: 'two hours; a scavenger hunt, an obstacle course, making their own pizzas or bags' },
  { upTo: 12, fits: 'two to three hours; a baking contest, a puzzle room at home, a film evening' },
  { upTo: 18, fits: 'whatever they plan themselves; agree on guests, the end, and where you are' },
];

/** What each age needs on the way. */
export const PACKING_AGES: readonly { upTo: number; needs: string }[] = [
  {
    upTo: 1,
    needs:
      'diapers and wipes for the way and half a day more, car seat, carrier, what is needed for feeding, the cloth for sleeping',
  },
  {
    upTo: 4,
    needs:
      'the cuddly toy that must not be lost, a change of clothes within reach, a potty or pull-ups, car seat, stickers and small books',
  },
  { upTo: 8, needs: 'an own small backpack with drawing things, a game, a water bottle and a sweater' },
  { upTo: 12, needs: 'an own list to pack by, a book, headphones, a card with your phone number' },
  { upTo: 18, needs: 'their own packing, a charger, a copy of their papers, and a say in the plan' },
];
