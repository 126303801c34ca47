import { type OwnFormats, clockTime, groupedNumber, zoneOf } from './format-parts.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthAndDay = (at: Date): string => `${MONTHS[at.getMonth()]} ${at.getDate()}`;
const day = (at: Date): string => `${monthAndDay(at)}, ${at.getFullYear()}`;

export const english: OwnFormats = {
  day,
  time: (at) => `${day(at)}, ${clockTime(at)} ${zoneOf(at)}`,
  shortTime: (at) => `${monthAndDay(at)}, ${clockTime(at)}`,
  distance(value, unit) {
    if (value === 0) return 'now';
    if (unit === 'day' && value === -1) return 'yesterday';
    if (unit === 'day' && value === 1) return 'tomorrow';
    const size = groupedNumber(Math.abs(value));
    const units = `${size} ${unit}${size === '1' ? '' : 's'}`;
    return value < 0 ? `${units} ago` : `in ${units}`;
  },
};
