// What a tap on a contact's e-mail or address does.

/** 'mailto:' of an address; signs that would add further fields are written as codes. */
export const mailHref = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

/** Where an address is on the map. Nothing is asked there before a parent follows the link. */
export const mapHref = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replace(/\s+/g, ' ').trim())}`;
