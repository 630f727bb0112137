// Age in whole years from a birth date.

/** The sentence for a birth date after today. */
export const NOT_BORN_YET = "A birth date can't be in the future";

/**
 * The age on `today`, both 'YYYY-MM-DD'; null before the birth. Who was born on February 29 is a year older on March 1
 * in years without that day.
 */
export function ageOn(birthDate: string, today: string): number | null {
  if (birthDate > today) return null;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
