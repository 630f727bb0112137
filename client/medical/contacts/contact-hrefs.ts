// Links for a contact's e-mail and address: mail and map.

/** 'mailto:' of an address; signs that would add further fields are written as codes. */
export const mailHref = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

/** Map link of an address. No request is made before the parent follows it. */
export const mapHref = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replace(/\s+/g, ' ').trim())}`;
