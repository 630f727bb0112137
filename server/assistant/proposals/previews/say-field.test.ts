// Numbers on cards are said with their unit.
import { expect, test } from 'vitest';
import { menuIdea } from '#contract/kinds/menu-idea.ts';
import { medicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { Context } from '../../../context.ts';
import { sayField } from './say-field.ts';

const { reminderTime, duration } = medicalAppointment.fields;

test.each([
  [reminderTime, 1, '1 hour'],
  [reminderTime, 24, '24 hours'],
  [duration, 45, '45 minutes'],
] as const)('a number is said with its unit, one hour as one', (field, value, said) => {
  expect(sayField(field, value, {} as Context)).toBe(said);
});

test.each([
  ['Preheat oven to 425.\nMelt butter.\nMix.', 'Preheat oven to 425. Melt butter. Mix.'],
  ['Boil noodles;\ndrain', 'Boil noodles; drain'],
  ['Rice\nBeans', 'Rice, Beans'],
])('lines are joined by one sign alone: %j', (text, said) => {
  expect(sayField(menuIdea.fields.instructions, text, {} as Context)).toBe(said);
});
