import type { Language } from '@countersign/contract';
import { keptFormats } from '../../../platform/index.ts';

const formatOf = keptFormats(
  (language, timeZone) =>
    new Intl.DateTimeFormat(language, {
      timeZone,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    }),
);

/** An instant as the screens show it: to the minute, with its zone. */
export function instantText(at: Date, timeZone: string, language: Language): string {
  const text = formatOf(language, timeZone).format(at);
  // As people in China say it (ux 49).
  return language === 'zh-CN' ? text.replace(/GMT\+8(?!:)/, '北京时间') : text;
}
