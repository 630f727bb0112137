// Wishes that are carried out beside the words for a danger.
import type { DangerKind } from '../danger/danger-kind.ts';

/** Dangers beside which a wish of the same message is still carried out. */
const HAS_WISHES: ReadonlySet<DangerKind> = new Set<DangerKind>(['doctor', 'allergy']);
/** Wishes that are carried out beside a danger: a visit, and the allergy that it told of. */
const BESIDE_DANGER: ReadonlySet<string> = new Set(['appointment_add', 'appointment_move', 'allergy_add']);
/** A reaction that is told is no wish to store an allergy. */
const ALLERGY = /\ballerg/i;
/** 'Log that she threw up twice': an order to keep what happened is carried out, too. */
const LOGS =
  /^(?:(?:hey|hi|ok|okay|please|pls|can you|could you|pip|and|also|just)[, ]+)*(?:log|record|note|write|jot|save|track|put|add)\b/i;
const LOGGED: ReadonlySet<string> = new Set(['record_add', 'member_change']);

/** True for a wish of a message, told by its intent, that still gets its card. */
export const isCarriedOut = (kind: DangerKind, intent: string, said: string): boolean =>
  HAS_WISHES.has(kind) &&
  ((LOGS.test(said.trim()) && LOGGED.has(intent)) ||
    (BESIDE_DANGER.has(intent) && (intent !== 'allergy_add' || ALLERGY.test(said))));
