import { type OwnFormats, clockTime, groupedNumber, zoneOf } from './format-parts.ts';

const monthAndDay = (at: Date): string => `${at.getMonth() + 1}月${at.getDate()}日`;
const day = (at: Date): string => `${at.getFullYear()}年${monthAndDay(at)}`;
/** The zone of China has the name that people use (ux 49). */
const zone = (at: Date): string => zoneOf(at).replace(/^GMT\+8$/, '北京时间');

const UNITS = { second: '秒钟', minute: '分钟', hour: '小时', day: '天' };
const NEAR: Readonly<Record<number, string>> = { [-2]: '前天', [-1]: '昨天', 1: '明天', 2: '后天' };

export const chinese: OwnFormats = {
  day,
  time: (at) => `${day(at)} ${zone(at)} ${clockTime(at)}`,
  shortTime: (at) => `${monthAndDay(at)} ${clockTime(at)}`,
  distance(value, unit) {
    if (value === 0) return '现在';
    const near = unit === 'day' ? NEAR[value] : undefined;
    return near ?? `${groupedNumber(Math.abs(value))}${UNITS[unit]}${value < 0 ? '前' : '后'}`;
  },
};
