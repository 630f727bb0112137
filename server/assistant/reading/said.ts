// People and things as a message names them.

/** Somebody of the family. */
export interface SaidPerson {
  /** Members it may be, the best first: more than one where two have the name, or the relation. */
  ids: string[];
  /** As it was said. */
  said: string;
  /** No other member has exactly this name. */
  isSure: boolean;
}

/** Something with a name, and the stored records that have it. */
export interface SaidThing {
  name: string;
  /** As typed. */
  said: string;
  ids: string[];
}
