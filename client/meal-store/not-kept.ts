// Errors of a meal store write that was not done at all.

/** This browser could not keep an edit: its storage is full or fails. Everything is as it was before. */
export class NotKept extends Error {
  constructor(options?: ErrorOptions & { sentence?: string }) {
    super(options?.sentence ?? "This browser couldn't keep the change.", options);
    this.name = 'NotKept';
  }
}

/** The edit breaks a rule of its field, such as its length; `message` says which, for a parent. */
export class NotAllowed extends NotKept {
  constructor(sentence: string) {
    super({ sentence });
    this.name = 'NotAllowed';
  }
}
