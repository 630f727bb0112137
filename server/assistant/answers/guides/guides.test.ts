// Advice for parents: what a sentence is about, steps for the age of the child, and other steps when these were tried.
import { describe, expect, test } from 'vitest';
import { openHome } from '../../testing/home.ts';
import { askedOf } from '../testing/asked.ts';
import { DANAS } from '../testing/dana.ts';
import type { Asked, Plan } from '../plan.ts';
import { guideAnswers } from './guides.ts';
import activities from '../../intents/examples/activity-topics.json' with { type: 'json' };
import { GUIDE_TOPICS } from '../../intents/training/guide-topics.ts';
import stepRows from './data/steps.json' with { type: 'json' };
import subjectRows from './data/subjects.json' with { type: 'json' };
import { memberWith } from '../testing/records.ts';

const MOST_WORDS = 145;
const answer = (asked: Asked): Plan => {
  const plan = guideAnswers[asked.intent]?.(asked);
  if (!plan) throw new Error(`Nothing answers ${asked.intent}`);
  return plan;
};
const say = (said: string, intent = 'parenting_ask', family = DANAS): Plan =>
  answer(askedOf(intent, said, family));
/** A sentence about the subject that names nobody else. */
const example = (subject: string): string =>
  GUIDE_TOPICS[subject]?.find((one) => !one.includes('{')) ?? subject;
const stepsIn = ({ text }: Plan): string[] => text.split('\n').filter((line) => line.startsWith('- '));
const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

test('what is something to do is learned as such', () => {
  expect(activities).toEqual(subjectRows.flatMap(({ subject, activity }) => (activity ? [subject] : [])));
});

describe('the subject of a sentence', () => {
  test.each([
    ['theo wont sleep unless im in the room, im so tired', 'sleep_alone'],
    ['how do i get my son to sleep in his own bed', 'sleep_alone'],
    ['third night in a row lucas gets out of bed every ten minutes and comes in with us', 'night_waking'],
    ['Theo wakes up three times a night', 'night_waking'],
    ['the baby is up at 5 every day', 'early_rising'],
    ['theo fights his nap', 'naps'],
    ['Lucas is having huge tantrums at the store', 'tantrums'],
    ['throws a fit when its time to leave the park', 'tantrums'],
    ['what do you do about hitting', 'hitting'],
    ['biting at daycare, help', 'hitting'],
    ['wont listen unless i yell', 'listening'],
    ['back talk from a 6 year old', 'listening'],
    ['whining. all. day.', 'whining'],
    ['picky eater', 'eating'],
    ['how do i get Lucas to try vegetables', 'eating'],
    ['potty training where do i start', 'potty'],
    ['how much screen time is ok for a 6 year old', 'screens'],
    ['how do i get lucas off the ipad', 'screens'],
    ['siblings fighting nonstop', 'siblings'],
    ['lucas and mia fight over everything what do i do', 'siblings'],
    ['homework is a battle every night', 'homework'],
    ['mornings are a battle, nobody gets dressed', 'mornings'],
    ['any tips for separation anxiety at drop off', 'dropoff'],
    ['she cries everytime i leave', 'dropoff'],
    ['Lucas is scared of the dark', 'fears'],
    ['lucas has nightmares', 'nightmares'],
    ['Our granddaughter will not share her toys', 'sharing'],
    ['whats a good consequence for lying', 'lying'],
    ['my teen is on her phone all dinner', 'teen_phone'],
    ['my teen wont talk to me', 'teen_silence'],
    ['mia slams doors and says i hate you', 'teen_anger'],
    ['jealous of the new baby', 'new_baby'],
    ['im so burned out and i yelled at everybody', 'exhausted'],
    ['hey pip lucas is being bullied at school i think', 'bullying'],
    ['Mia was left out of the party', 'bullying'],
    ['lucas doesnt have any friends', 'friends'],
    ['mia has been sad for weeks', 'sad'],
    ['how do i tell lucas the dog died', 'grief'],
    ['what chores should a 6 year old do', 'r_chores'],
    ['how much allowance for a 10 year old', 'allowance'],
  ])('“%s” is about %s', (said, subject) => expect(say(said).focus?.advice?.subject).toBe(subject));

  test.each([
    ['maddie and gavin fight over the front seat nonstop, its the same game every morning', 'siblings'],
    [
      'my in laws always comment on what mia eats or how much and i dont know what to say without making it weird',
      'in_laws',
    ],
  ])('“%s” is about %s, which most of its words speak for', (said, subject) =>
    expect(say(said).focus?.advice?.subject).toBe(subject),
  );

  test.each([
    ['rainy day ideas', 'indoors'],
    ['Lucas is bored again', 'indoors'],
    ['games in the car', 'car'],
    ['backyard ideas no money', 'outdoors'],
    ['quiet games for a waiting room', 'waiting'],
    ['date ideas for me and Ben just us two', 'couple'],
  ])('“%s” asks for things to do, %s', (said, subject) =>
    expect(say(said, 'activity_ask').focus?.advice?.subject).toBe(subject),
  );
});

describe('an answer', () => {
  test('begins with the child and the age, and has four steps for it', () => {
    const plan = say('Lucas is having huge tantrums at the store');
    expect(plan.text).toMatch(/^[^\n]*a 6-year-old like Lucas[^\n]*\n- /);
    expect(stepsIn(plan)).toHaveLength(4);
    expect(plan.text.match(/\?(?=\s|$)/g) ?? []).toHaveLength(1);
  });
  test.each([
    ['my teen wont talk to me', 'a 13-year-old like Mia'],
    ['the baby fights his nap', 'a 1-year-old like Theo'],
    ['potty training where do i start', 'a 1-year-old like Theo'],
    ['how much screen time is ok for a 10 year old', 'a 10-year-old'],
    ['lucas and mia fight over everything', 'Lucas at 6 and Mia at 13'],
  ])('“%s” speaks of %s', (said, who) => expect(say(said).text).toContain(who));

  test('asks who it is about where several children may be meant, and gives steps all the same', () => {
    const plan = say('homework is a battle every night');
    expect(plan).toMatchObject({
      asked: 'whom',
      offered: [{ choice: { id: 'lucas' } }, { choice: { id: 'mia' } }],
    });
    expect(stepsIn(plan)).toHaveLength(4);
  });
  test('tells the hours of screens for the age first, with the source', () => {
    expect(stepsIn(say('how much screen time is ok for Theo'))[0]).toMatch(/None is best at 1 \(WHO 2019\)/);
    expect(stepsIn(say('screen time for a 10 month old', 'parenting_ask', {}))[0]).toMatch(
      /except video calls/,
    );
    expect(stepsIn(say('screen time for Mia'))[0]).toMatch(/devices sleep outside the bedroom/);
  });
  test('names the doctor where it is about health, and nowhere else', () => {
    expect(say('my baby will not eat', 'parenting_ask', {}).text).toMatch(/calling your pediatrician today/);
    expect(say('theo wont sleep').text).toMatch(/ask your pediatrician/);
    expect(say('mia has been sad for weeks').text).toMatch(/call the doctor/);
    for (const said of ['lucas has tantrums', 'lucas lies', 'lucas wont sleep', 'allowance for lucas'])
      expect(say(said).text, said).not.toMatch(/doctor|pediatrician/);
  });
  test('of every subject and age is short, has steps, and no line with a colon', () => {
    for (const { subject, activity, from, to } of subjectRows)
      for (let age = from; age <= Math.min(18, to); age += 1) {
        const family = { members: [memberWith({ id: 'kim', name: 'Kim', age })] };
        const said = `Kim, ${example(subject)}`;
        const asked = askedOf(activity ? 'activity_ask' : 'parenting_ask', said, family);
        const plan = answer(asked);
        expect(plan.focus?.advice?.subject, `${age} ${said}`).toBe(subject);
        expect(wordCount(plan.text), plan.text).toBeLessThanOrEqual(MOST_WORDS);
        expect(stepsIn(plan).length, plan.text).toBe(4);
        expect(plan.text).not.toMatch(/[:{}]/);
      }
  });
  test('keeps a strange name plain', () => {
    const family = { members: [memberWith({ id: 'x', name: 'Sunday: [eat](http://x.example)', age: 6 })] };
    expect(say('tantrums', 'parenting_ask', family).text).not.toMatch(/:|\]\(/);
  });
});

test('each subject has more steps than one answer shows, at the age it is usually about', () => {
  for (const { subject, usual } of subjectRows) {
    const steps = stepRows.filter(
      (step) => step.subject === subject && step.from <= usual && usual <= step.to,
    );
    expect(steps.length, subject).toBeGreaterThanOrEqual(5);
  }
});

test('the same subject again brings the next steps, until there are none', () => {
  let asked = askedOf('parenting_ask', 'Lucas has tantrums', DANAS);
  const seen: string[] = [];
  let plan = answer(asked);
  while (stepsIn(plan).length > 0) {
    seen.push(...stepsIn(plan));
    asked = {
      ...asked,
      text: 'Lucas has tantrums. we tried that',
      said: 'we tried that',
      focus: plan.focus ?? {},
    };
    plan = answer(asked);
  }
  expect(seen.length).toBeGreaterThanOrEqual(6);
  expect(new Set(seen).size).toBe(seen.length);
  expect(plan.text).toMatch(/teacher/);
});

test.each([
  'we tried that already',
  'nothing works',
  "didn't work",
  'what else?',
  'we did all of that and it doesnt work',
])('“%s” after advice brings other steps for the same child', async (again) => {
  const home = await openHome();
  try {
    const dana = await home.parent('Dana');
    await dana.member({ name: 'Theo', age: 1 });
    await dana.member({ name: 'Lucas', age: 6 });
    const id = await dana.begin();
    const first = (await dana.say(id, 'theo wont sleep unless im in the room, im so tired')).content;
    const second = (await dana.say(id, again)).content;
    const [one, other] = [first, second].map((text) =>
      text.split('\n').filter((line) => line.startsWith('- ')),
    );
    expect(first).toMatch(/Theo/);
    expect(second).toMatch(/Theo/);
    expect(second, 'asks nothing twice').not.toMatch(/\?$/);
    expect([one?.length, other?.length]).toEqual([4, expect.any(Number)]);
    expect(other?.length).toBeGreaterThan(1);
    expect(other?.filter((step) => one?.includes(step))).toEqual([]);
  } finally {
    await home.close();
  }
});
