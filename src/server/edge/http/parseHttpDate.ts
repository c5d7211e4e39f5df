const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const month = `(?<month>${months.join('|')})`;
const time = String.raw`(?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d):(?<second>[0-5]\d|60)`;
const day = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun';
const longDay = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';

/** The three formats of RFC 9110 §5.6.7: spaces and leading zeros count; case does not (RFC 9111 §4.2). */
const formats = [
  // IMF-fixdate: Sun, 06 Nov 1994 08:49:37 GMT
  new RegExp(String.raw`^(?:${day}), (?<date>\d\d) ${month} (?<year>\d{4}) ${time} GMT$`, 'i'),
  // RFC 850: Sunday, 06-Nov-94 08:49:37 GMT
  new RegExp(String.raw`^(?:${longDay}), (?<date>\d\d)-${month}-(?<shortYear>\d\d) ${time} GMT$`, 'i'),
  // asctime: Sun Nov  6 08:49:37 1994
  new RegExp(String.raw`^(?:${day}) ${month} (?<date>\d\d| \d) ${time} (?<year>\d{4})$`, 'i'),
];

/** A year of two digits is the one that is at most 50 years from now in the future. */
function fullYear(shortYear: number, now: Date): number {
  const thisYear = now.getUTCFullYear();
  const year = thisYear - (thisYear % 100) + shortYear;
  return year > thisYear + 50 ? year - 100 : year;
}

/**
 * Reads a date of HTTP strictly, as RFC 9111 §4.2 asks of a cache: what is not one of the three formats is invalid.
 * @returns epoch milliseconds, or undefined for an invalid date
 */
export function parseHttpDate(text: string, now = new Date()): number | undefined {
  const groups = formats.map((format) => format.exec(text)?.groups).find((found) => found !== undefined);
  if (!groups) return undefined;
  const [date, hour, minute, second] = [groups.date, groups.hour, groups.minute, groups.second].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const year = groups.shortYear === undefined ? Number(groups.year) : fullYear(Number(groups.shortYear), now);
  const monthIndex = months.findIndex((name) => name.toLowerCase() === groups.month!.toLowerCase());
  const milliseconds = Date.UTC(year, monthIndex, date, hour, minute, second);
  // A day that the month does not have would be read as one of the next month.
  return new Date(Date.UTC(year, monthIndex, date)).getUTCDate() === date ? milliseconds : undefined;
}
