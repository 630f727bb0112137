// How Pip says that it is not sure.

/** Every answer begins so that refuses because nothing was understood. */
export const UNSURE = 'I am not sure what you mean';
