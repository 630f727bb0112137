// The mark of dates that no school has confirmed (D10).

/** `qualifier` of such an entry. */
export const TYPICAL = 'typical';
