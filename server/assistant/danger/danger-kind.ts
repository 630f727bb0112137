// The kinds of danger in a message.
import type { Safety } from '#contract/schemas/chat.ts';

export type DangerKind = Safety['kind'];
