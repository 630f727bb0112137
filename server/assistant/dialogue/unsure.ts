// How Pip says that it is not sure.

/** Every answer begins so that refuses because nothing was understood. */
export const UNSURE = "I'm not sure what you mean";
