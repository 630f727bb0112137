// How the medical screen spells what the contract stores as codes.

/** 'test_result' → 'Test result'. */
export const inWords = (code: string): string => {
  const words = code.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};
