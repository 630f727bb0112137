// Kinds of doctors and visits with every word for them. 'Stomach doctor', 'skin guy': a part of the body beside a word for a doctor.
import visits from './data/visits.json' with { type: 'json' };

/** A kind of doctor or visit. */
export interface Visit {
  title: string;
  words: string[];
  /** Beginnings of words in a contact's specialty. */
  specialty?: string[];
  contact?: string;
  type?: string;
}

/** The parts of the body that each kind of doctor looks after, in everyday words. */
const PARTS: Readonly<Record<string, string>> = visits.parts;
const DOCTORS = 'doctor dr doc specialist guy lady'.split(' ');

const besideDoctors = (parts: readonly string[]): string[] =>
  parts.flatMap((part) => DOCTORS.map((doctor) => `${part} ${doctor}`));
const wordsOf = (title: string): string[] => [
  ...besideDoctors(PARTS[title]?.split(' ') ?? []),
  ...(title === 'ENT doctor' ? besideDoctors(['ear nose throat', 'ear nose and throat']) : []),
];

export const VISITS: readonly Visit[] = visits.visits.map((visit: Visit) => ({
  ...visit,
  words: [...new Set([...visit.words, ...wordsOf(visit.title)])],
}));
