// Words with which a parent wants something in spite of a warning: 'put it on anyway', 'I know, it's for me'.
import { fold } from './fold-text.ts';

const INSISTS =
  /(?<=[a-z\d] )any ?ways?(?=\s*(?:$|[.!,;]|(?:please|its|it is|for|thanks|i know)\b))|\b(?:regardless|no matter what|all the same|(?:i|we|yes|yeah) know|i insist|(?<!not )do it|go ahead|(?:its|it is|thats|that is|just|only) (?:just |only )?for (?:me|us|my|the|[a-z]+ and me)\b|(?:he|she|they) will (?:have|eat|get) (?:something|his|her|their|leftovers)|(?:is|are|will) not (?:be )?(?:here|home|eating|having)|(?:does|will) not (?:eat|have|get) (?:it|any))\b/;

/** True for a wish that holds against a warning. */
export const insists = (said: string): boolean => INSISTS.test(fold(said));
