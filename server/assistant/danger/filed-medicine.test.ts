// The order to write a medicine down is no danger, whatever the medicine is for; whatever happens now is.
import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';
import { FAMILY } from './testing/family.ts';

describe('a medicine to write down', () => {
  test.each([
    "Mia has an albuterol inhaler, 2 puffs every 4 hours if she's wheezing. put that in pls",
    "Save Mia's medicine: albuterol, 2 puffs when wheezing",
    'if Mia wheezes she gets 2 puffs of albuterol. please save that',
    "Add Lucas's EpiPen to his medicines",
    'add medicine for Mia: albuterol inhaler, 2 puffs every 4 hours as needed',
    "put down Mia's rescue inhaler, two puffs when she has trouble breathing",
    'new med for Lucas: epinephrine auto-injector 0.15 mg, use if he has trouble breathing or swelling',
    'new med lucas: ondansetron 4mg as needed for throwing up, from dr ferreira, 5 days starting today',
    'add zofran 4 mg for lucas when he throws up, dr ferreira, 5 days',
    'new rx for ruth: prednisone 20 mg once daily for 5 days from Dr. Adeyemi',
    'please save loperamide 2 mg as needed for diarrhea, mia',
    'new medicine mia: amoxicillin 5 ml twice a day for 10 days, for an ear infection',
    'add hydroxyzine 5 ml at night for itching, theo, until december 3',
    'new med for lucas, dexamethasone 4 mg for croup, today and tomorrow',
    'add metoclopramide 5 mg for mia for nausea and vomiting starting tomorrow',
    'enter new medication ruth: furosemide 20 mg in the morning for swelling',
    'Mia switched from Zyrtec to Tylenol',
    'add for mia: amoxicillin no wait its penicillin VK 250 mg twice a day, dr whitaker, prevention',
    'add for lucas: senna no wait its miralax half a cap once a day, dr halloran',
    'melatonin 3 mg school nights 1 mg weekends',
    'sertraline 50 in the morning and 25 at night',
    'new dose for ruth: lisinopril 20 in the morning, was 10, per dr lee',
    'melatonin 1 mg for mia school nights none on weekends, write that down',
    'can you put down ferrous sulfate drops 1 ml every morning for theo, hates the taste lol',
    'we switched lucas from ibuprofen to acetaminophen today',
    'he was moved from albuterol to xopenex',
    'Please add to the medications: Benadryl 12.5 mg for hives, Lucas',
  ])('%s', (said) => expect(dangerIn(said, FAMILY)).toBeUndefined());
});

describe('what happens now', () => {
  test.each([
    ['save him, epipen', 'allergy'],
    ['put it in his thigh, the epipen', 'allergy'],
    ['put down the epipen he is swelling', 'allergy'],
    ['add 2 puffs of albuterol, mia is wheezing now', 'emergency'],
    ['lucas has a seizure, write down diastat 10 mg', 'emergency'],
    ['store epipen he ate peanut', 'allergy'],
    ["can i add another puff if she's wheezing?", 'emergency'],
    ["add another puff of albuterol if she's still wheezing", 'emergency'],
    ['mia has trouble breathing, new med albuterol', 'emergency'],
    ['note down: benadryl for hives, throat is swelling', 'allergy'],
    ['i switched from ibuprofen to 30 tylenol tablets', 'poison'],
    ['can mia switch from zyrtec to benadryl', 'dose'],
    ['mia switched from motrin to tylenol and is wheezing', 'doctor'],
    ['new med for Mia: 30 tylenol tablets', 'poison'],
    ['new med lucas ondansetron 4 mg, he is throwing up blood', 'doctor'],
    ['new med lucas: ondansetron 4 mg, he keeps throwing up and wont wake up', 'emergency'],
    ['add ondansetron 4 mg for lucas, he swallowed bleach', 'poison'],
    ['add tylenol 160 mg every 4 hours for mia, is that the right dose', 'dose'],
    ['melatonin 3 mg at night, can i give 2', 'dose'],
    ['ibuprofen 200 mg every 2 hours for lucas ok?', 'dose'],
  ])('%s', (said, kind) => expect(dangerIn(said, FAMILY)).toBe(kind));
});
