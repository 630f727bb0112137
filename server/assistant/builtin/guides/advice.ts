// General knowledge for parents, by subject. Numbers carry their source. Data only: no length limit.

export interface ByAge {
  /** Oldest age the row speaks of. */
  upTo: number;
  ages: string;
  says: string;
}

export const PICKY = [
  '- You decide what is served, when and where; your child decides whether and how much. Then nobody has to fight (the division of responsibility, Ellyn Satter).',
  '- Put one thing on the table that your child likes anyway, and a spoonful of the new one beside it.',
  '- Go on offering. A child may need to meet a new food ten times or more before tasting it (American Academy of Pediatrics).',
  '- Let your child wash, stir, choose between two vegetables, and serve from the bowl.',
  '- Keep two to three hours between meals, water in between; no bribes with dessert, no second kitchen.',
];
export const PICKY_AGES: readonly ByAge[] = [
  {
    upTo: 0,
    ages: 'under one',
    says: 'milk is still the main food, so playing with the spoon is learning; call your pediatrician today when your baby drinks much less than usual or has fewer wet diapers',
  },
  {
    upTo: 4,
    ages: 'one to four',
    says: 'being wary of new food is a normal part of this age; small portions, and one taste is a success',
  },
  {
    upTo: 9,
    ages: 'five to nine',
    says: 'cooking and shopping together helps more than talking about vitamins',
  },
  {
    upTo: 18,
    ages: 'ten and up',
    says: 'let them plan and cook one meal a week, and do not comment on amounts',
  },
];

export const TANTRUM = [
  '- First be calm yourself; speak little, low and near.',
  '- Say what you see, such as “you are angry because we are leaving”, and hold the limit in one short sentence.',
  '- When somebody may get hurt, move your child or the things away, without a lecture. Stop a hit or a bite at once with “I will not let you hit”.',
  '- Wait it out beside your child; comfort and talk come after the storm.',
  '- Look for the pattern of hunger, tiredness and sudden changes, and warn five minutes before a change.',
];
export const TANTRUM_AGES: readonly ByAge[] = [
  {
    upTo: 0,
    ages: 'under one',
    says: 'crying is talking; look for hunger, tiredness, a wet diaper or closeness, and never shake a baby; put the baby down in the crib and step away when you are at your limit',
  },
  {
    upTo: 3,
    ages: 'one to three',
    says: 'tantrums belong to this age, words for feelings are only growing; offer two choices before it comes to that',
  },
  {
    upTo: 6,
    ages: 'four to six',
    says: 'practise calming in quiet moments, such as blowing out five finger candles; ask your pediatrician when the storms get worse after four, or when your child hurts somebody or holds the breath (American Academy of Pediatrics)',
  },
  {
    upTo: 18,
    ages: 'seven and up',
    says: 'agree in a calm hour what each of you does when it gets loud, take a break apart, and come back to the subject',
  },
];

export const SCREEN = [
  '- What, when and with whom counts more than the minutes; watch together and talk about it.',
  '- No screens at meals, in bedrooms, and in the hour before sleep (American Academy of Pediatrics).',
  '- Agree on the end before the beginning, such as two episodes, and let a timer say stop.',
  '- The rules hold for the grown-ups too.',
];
export const SCREEN_AGES: readonly ByAge[] = [
  {
    upTo: 0,
    ages: 'under one',
    says: 'no screens but video calls with people you love (WHO 2019, American Academy of Pediatrics 2016)',
  },
  {
    upTo: 1,
    ages: 'one',
    says: 'none is best (WHO 2019); from 18 months on, if at all, good programs that you watch together (American Academy of Pediatrics 2016)',
  },
  {
    upTo: 4,
    ages: 'two to four',
    says: 'no more than one hour a day, less is better (WHO 2019), good programs watched together (American Academy of Pediatrics 2016)',
  },
  {
    upTo: 5,
    ages: 'five',
    says: 'about one hour a day of good programs (American Academy of Pediatrics 2016)',
  },
  {
    upTo: 12,
    ages: 'six to twelve',
    says: 'no fixed number of hours, but a limit that you keep; sleep, homework, friends and an hour of moving a day come first (American Academy of Pediatrics 2016, WHO 2020)',
  },
  {
    upTo: 18,
    ages: 'thirteen and up',
    says: 'no fixed number of hours; agree on times, apps and privacy together, and devices sleep outside the bedroom (American Academy of Pediatrics 2016)',
  },
];

export const POTTY = [
  '- Look for readiness, not for the birthday. Dry for two hours, tells or shows it, follows a simple request, pulls pants down, wants to.',
  '- Begin in a quiet stretch without a move, a new baby or a new group.',
  '- Sit on the potty at fixed times, after waking and after meals, for a few minutes with a book, feet on something firm.',
  '- Praise the trying; wipe up accidents without a word.',
  '- When it becomes a fight, stop for a few weeks. Dry nights come later by themselves.',
];
export const POTTY_AGES: readonly ByAge[] = [
  { upTo: 1, ages: 'under two', says: 'time to get to know the potty as a thing, not to train' },
  { upTo: 3, ages: 'two and three', says: 'the age at which most begin (American Academy of Pediatrics)' },
  {
    upTo: 18,
    ages: 'four and up',
    says: 'most children are dry by day at four (American Academy of Pediatrics), if yours is not yet, mention it at the next visit to your pediatrician, without blame',
  },
];
/** Stored children above this age are not meant unless they are named. */
export const POTTY_OLDEST = 3;

export const SIBLINGS = [
  '- Stay out of small quarrels and near enough to hear; step in when somebody is afraid or may get hurt.',
  '- Then part them first, and hear each one without the other interrupting.',
  '- Say what both want, such as “two children, one truck”, and ask for their ideas before giving yours.',
  '- Never compare, and do not ask who began; nobody has to share what is most dear to them.',
  '- Ten minutes a day alone with each child prevents more quarrels than any rule.',
];

export const HOMEWORK = [
  '- The same place and hour every day, after a break with something to eat, phones in another room.',
  '- Begin with five minutes together, then be near with your own work; ask “what is the first step?” rather than explain.',
  '- Fifteen to twenty minutes of work, then a short break to move.',
  '- Praise the sticking to it, not the mark.',
  '- When the time is up, stop, and write the teacher what took so long. Tears on most days are a reason to talk with the school.',
];

export const RAINY_AGES: readonly ByAge[] = [
  {
    upTo: 0,
    ages: 'under one',
    says: 'a treasure basket of safe kitchen things, bubbles, songs with hands, time on the tummy',
  },
  {
    upTo: 3,
    ages: 'one to three',
    says: 'a cushion path, water play in the tub with you beside it, tape roads on the floor, thick crayons on a box',
  },
  {
    upTo: 6,
    ages: 'four to six',
    says: 'a blanket fort, a treasure hunt with picture clues, salt dough, a shop with real tins, freeze dance',
  },
  {
    upTo: 9,
    ages: 'seven to nine',
    says: 'a paper-plane contest, a marble run of tubes, baking, a comic of the day, an obstacle course against the clock',
  },
  {
    upTo: 12,
    ages: 'ten to twelve',
    says: 'a stop-motion film, a new card game, cooking the meal, a puzzle room for the others',
  },
  {
    upTo: 18,
    ages: 'thirteen and up',
    says: 'their own project with a door that may close, a board game tournament, cooking for everybody',
  },
];
export const RAINY = [
  'Begin with something that moves, then something for the hands, then something quiet, about half an hour each. Puddles with boots and a warm bath after are an activity too.',
];
