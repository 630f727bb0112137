// The reasons for which a file cannot be read, with the sentence for the parent.
export const REFUSALS = {
  empty: 'This file is empty. Please choose another one.',
  unknown:
    "This kind of file can't be read here. Please choose a PDF, a Word document, a JPG or PNG picture, or an .ics calendar, or paste its dates.",
  heic: 'This is a HEIC picture. Please save it as a JPG, or take a screenshot of it, and choose that.',
  otherPicture: "This kind of picture can't be read here. Please save it as a JPG or PNG, and choose that.",
  otherText: "This kind of file can't be read here. Please save it as a PDF, and choose that.",
  locked: 'This PDF is locked with a password. Please save a copy without one, and choose that.',
  damaged: 'This file looks damaged. Please download it again, or take a picture of the page.',
  unpacks: 'This document is far larger inside than a calendar is. Please save it as a PDF, and choose that.',
  picture: 'This picture is too large to read. Please save it smaller, or take a new picture of the page.',
  interlaced: "This picture can't be read as it is. Please save it as a JPG, and choose that.",
  entries: 'This calendar has more than 5,000 entries. Please export only the school’s own calendar.',
  long: 'This text is too long for a calendar. Please paste only the part with the dates.',
  slow: 'Reading this file took too long. Please try only the page with the calendar, or add the dates by hand.',
  demanding:
    'This file is too complicated to read. Please try only the page with the calendar, or a picture of it.',
} as const;
export type RefusalReason = keyof typeof REFUSALS;

/** The file cannot be read, for a reason that a parent can do something about. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(reason);
    this.name = 'Refusal';
    this.reason = reason;
  }
}
