// The label of a choice, from the code that is stored.

/** 'test_result' → 'Test result'. */
export const choiceLabel = (choice: string): string => {
  const words = choice.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};
