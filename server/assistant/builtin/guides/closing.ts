// What every guide ends with: what is not stored, and whom to ask about health.

/** Nothing of a guide is kept. */
export const NOT_STORED =
  'I cannot store this or put it on your calendar yet, so keep it where you see it. Ask me in this chat to change it.';

/** General knowledge ends where health begins. */
export const ASK_THE_DOCTOR =
  'These are general ideas, and I store nothing about them. When a worry is about health, such as growth, pain, eating, speech or sleep, your pediatrician is the one to ask; I cannot judge that.';
