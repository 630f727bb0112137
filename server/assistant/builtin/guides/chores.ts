// Jobs at home that children of an age can do.

export const CHORES: readonly { upTo: number; ages: string; jobs: string }[] = [
  { upTo: 1, ages: 'one', jobs: 'drop toys into a box while you tidy together' },
  {
    upTo: 3,
    ages: 'two and three',
    jobs: 'put toys and books away, carry napkins to the table, put clothes in the hamper',
  },
  {
    upTo: 5,
    ages: 'four and five',
    jobs: 'set the table, water plants, match socks, feed a pet with you beside them',
  },
  {
    upTo: 8,
    ages: 'six to eight',
    jobs: 'make the bed, clear the table, sweep, sort laundry, pack the school bag',
  },
  {
    upTo: 12,
    ages: 'nine to twelve',
    jobs: 'load the dishwasher, vacuum, fold laundry, take out the trash, help to cook',
  },
  {
    upTo: 18,
    ages: 'thirteen and up',
    jobs: 'cook a simple meal, run their own laundry, clean the bathroom, look after the yard',
  },
];
