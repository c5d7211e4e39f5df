/** Of terminals (C0, DEL, C1), but line feed and tab, and those that turn the direction of a text. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text of somebody else as a terminal may be given it: a feed's escape sequences would set its title, colours and
 * contents. JSON stays what it is.
 */
export const plainText = (text) =>
  text.replace(controls, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
