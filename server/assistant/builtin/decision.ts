// One step of the built-in model's answer: call a tool, or say something.

export type Decision =
  | {
      call: { tool: string; input: object };
      /** Every card of the answer, where there are several. */
      together?: readonly { tool: string; input: Record<string, unknown> }[];
      /** Words of the answer beside its cards. */
      told?: string;
    }
  | { text: string };
