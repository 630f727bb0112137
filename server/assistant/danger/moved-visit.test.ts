// Orders to move an entry of the calendar, and a child who is wound up, are no danger; a fall or a wound beside them stays one.
import { describe } from 'vitest';
import { none, some } from './testing/none-some.ts';

describe('an entry is moved', () => {
  none([
    'push the skin check by 45 minutes',
    'bump mias blood test to thursday at 4',
    'move the chest x-ray back an hour',
    'slide the eye exam up 30 minutes',
    'can you push the mole check to next friday',
    'delay the heart scan by half an hour please',
    'pull the allergy shot forward to 9',
  ]);
  some([
    'push the skin check by 45 minutes, theo fell down the stairs and will not wake up',
    'move the blood test to friday, mia cut her arm and it is spurting',
    'he pushed the baby down the stairs 45 minutes ago',
  ]);
});

describe('wound up, and no wound', () => {
  none([
    "It's been a long day and the baby, well, not a baby anymore, is wound up. Could you play something calm for him?",
    'Long day, and the baby - not really a baby any more - is wound up. Can you put on something quiet?',
    "The toddler, well, she's not a toddler anymore, won't settle. What could we read?",
    'it was a long evening and theo is all wound up, play some soft music',
    "baby's wound up after the party, could you play rain sounds",
    'the kids are so wound up tonight. any calm songs?',
  ]);
  some([
    'theo wound up swallowing the button battery',
    'the baby, well, not a baby anymore, fell in the well',
    "the baby is wound up in the blind cord and can't breathe",
    'lucas got stabbed and the wound is wide open',
  ]);
});
