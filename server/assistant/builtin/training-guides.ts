// The sentences Pip's own brain learned for its guides, written for it, one per line. Data only: no length limit.

export const GUIDE_TRAINING = {
  routines: `
everyone is in a bad mood before school
we miss the school bus all the time
getting dressed takes an hour
how do i stop yelling in the morning
start the day without a fight
the hours before dinner are the worst
the afternoon never ends with a toddler
long afternoons with small kids, give me a plan
share the housework fairly
who does which job at home
pocket money and jobs around the house
everybody stares at a phone after dinner
we are all on our phones in the evening
tech free sunday for the family
a day without devices
what does a day with a one year old look like
a typical day with a newborn
a good day for a preschooler at home
tidy up time with the kids
cleaning up toys before dinner
fixed times for homework
help us get out of the house on time
our mornings are chaos
mornings are a battle in our house
make our mornings calmer
how can mornings be less stressful
create a morning routine for my kids
morning routine for a first grader
morning routine for a family of four
morning checklist for the kids
we are always late for school
we are late every single morning
how do i get the kids ready for school on time
the kids never get dressed in time
getting everyone out the door is a struggle
i yell every morning, help
build a school morning plan
what should a school morning look like
wake up routine for kids
steps for the morning with a toddler
after school routine
create an after school routine
what should the kids do after school
plan the hours after school
afternoons are chaotic once the kids come home
how do we structure the afternoon
routine for coming home from daycare
after pickup everybody melts down, we need a rhythm
homework routine for my son
homework time for a third grader
when should the kids do their homework
organise homework time
homework schedule
set up a homework hour
a good order for homework and play
chore chart for the kids
create a chore chart
chores for a 6 year old
which chores can my kids do
age appropriate chores
split the housework between the kids
help me get the kids to help around the house
chore system that works
weekly chores for the family
how do i get my kids to do chores
screen free evenings
evenings without screens
we want evenings without phones
plan a screen free evening
how do we put the devices away in the evening
unplug as a family in the evening
family evenings without tv
daily routine for a toddler
daily routine for my baby
a daily rhythm for our family
build a routine for weekdays
weekend routine with kids
help with daily routines
create a family routine
our days have no structure
we need more structure with three kids
structure our day with a newborn
routine for a stay at home day
summer routine for the kids
set up routines for the family
`,
  events: `
my daughter has her sixth birthday soon
where do i start with the birthday
unicorn party
pirate party for a five year old
dinosaur themed birthday
a friend comes to play on friday
a classmate comes over, what should i have ready
my sister and her kids visit us
my brother and his family stay for a week
who brings what for christmas
how do we share the cooking at thanksgiving
what belongs in the suitcase
suitcase for a weekend at grandma's
drive to the coast with three kids
a long car ride with children
first flight with a toddler
skiing with the kids
a week at the lake with the family
tea party for the neighbors
housewarming party
plan a birthday party for my daughter
plan a birthday party
help me plan my son's birthday
birthday party ideas for a 6 year old
birthday checklist
my daughter turns five soon
mia turns seven next month, help
leo's birthday is coming up
we need to organize a birthday
what do i need for a kid's party
throw a party for my son
party games for small children
first birthday celebration
host a birthday at home
set up a play date
plan a playdate
playdate checklist
how do i host a playdate
leo has a friend over on saturday, what should we prepare
tips for a first playdate
friends come over to play
my parents visit us next week
grandma is coming to stay
prepare for the grandparents' visit
we are hosting my in laws
family is coming to town
relatives stay with us for a week
get ready for house guests
cousins are coming over for the weekend
plan a family visit
plan a vacation to florida
plan a trip for the summer
help us plan a family trip
packing list for the beach
what should we pack for a week with kids
packing list for a toddler
what do i bring on a flight with a baby
travel checklist for families
road trip with kids
getting ready for our vacation
we fly with two small children
camping with the kids, what do we need
weekend away with the family
host thanksgiving
plan our thanksgiving dinner
help with christmas dinner
christmas dinner for twelve
organize easter brunch
we are having passover at our house
holiday meal planning checklist
hanukkah party at home
host the holidays this year
new year's eve with kids
plan a sleepover
plan a baby shower
organize a family reunion
throw a graduation party
backyard barbecue with the neighbors
event planning
help me plan an event
organise a party
plan a get together
halloween party for kids
`,
  parenting: `
she screams whenever she hears no
he shouts when i tell him to stop
my daughter yells at me
my teenager is rude to me
our son is mean to his friends
she loses her temper at board games
he cannot lose a game
is an hour of ipad a day bad for a child
are cartoons bad for a toddler
what age for the first phone
should a ten year old have a phone
they cannot play together without a fight
my girls argue about everything
she hits her little brother
leo refuses fruit
mia refuses soup
our daughter rejects everything green
he eats only white food
she spits out her food
what to play with a five year old
what can i do at home with two kids
my toddler follows me everywhere, what can he do alone
play ideas for a baby
he wets his pants at school
my toddler is a picky eater
my son refuses vegetables
my daughter only eats pasta
leo won't eat anything green
mia never tries new food
how do i get my kids to eat vegetables
picky eating advice
mealtimes are a fight
he throws his food on the floor
how do i handle tantrums
my toddler has tantrums
temper tantrums at the store
my three year old screams when we leave
my toddler bites other kids
my son hits his friends
my daughter throws fits
meltdowns every afternoon
how do i stay calm when my kid yells
my kids don't listen
my son talks back
my kid lies to me
how do i set limits
how to discipline a 4 year old
time outs or not
how much screen time is ok
screen time rules
how much tv for a 3 year old
my kids are always on the tablet
how long may a 9 year old play video games
limit screen time
he only wants the ipad
when should my child get a phone
potty training advice
potty training
when do we start potty training
my son won't use the potty
signs my toddler is ready for the toilet
getting out of diapers
my daughter has accidents again
my kids fight all the time
siblings fight over toys
sibling rivalry
my son is jealous of the new baby
the boys argue all day
how do i stop the kids from bickering
brothers who do not get along
homework battles
my son hates homework
my daughter cries over homework
homework takes forever
how do i motivate my kid for homework
he refuses to do his homework
rainy day activities
what can we do on a rainy day
things to do indoors with kids
ideas to keep a toddler busy
my kids are bored
indoor games for a five year old
crafts for kids
entertain a toddler at home
parenting tips
parenting advice
i need help with parenting
my child is shy at kindergarten
how do i praise my children
my daughter is afraid of the dark
separation anxiety at daycare
my son cries at drop off
how do i talk to my teenager
my teen does not talk to me
how do i teach kids to share
how do i prepare my child for a new sibling
pacifier weaning
how do i get him to stop sucking his thumb
`,
} as const;
