// The kinds of danger a message can speak of.
import type { Safety } from '#contract/schemas/chat.ts';

export type DangerKind = Safety['kind'];
