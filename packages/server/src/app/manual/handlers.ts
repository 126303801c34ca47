import type { Language } from '@countersign/contract';
import { MANUAL_FILES } from '@countersign/contract/manual';
import type { Services } from '../../platform/config/services.ts';
import type { BinaryReply } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseWith } from '../../platform/http/refused.ts';

const KEPT = { 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' };

/** The user manual as a file (Spec §2 "Logged-out frame"); each language is made once and kept. */
export function manualHandlers({
  workers,
  clock,
  config,
}: Pick<Services, 'workers' | 'clock' | 'config'>): Handlers<'getManual'> {
  const made = new Map<Language, Promise<Uint8Array>>();
  const make = async (language: Language): Promise<Uint8Array> => {
    const address = `${config.publicUrl}/manual`;
    return (
      await workers.sign.run('renderManual', { language, level: config.signatureLevel, address, created: clock.now() })
    ).pdf;
  };
  const manual = (language: Language): Promise<Uint8Array> => {
    const kept = made.get(language) ?? make(language);
    made.set(language, kept);
    // A failure is not kept: the next request makes the manual again.
    kept.catch(() => made.delete(language));
    return kept;
  };
  return {
    getManual: async ({ params: { fileName } }): Promise<BinaryReply> => {
      // The web page, whose address ends with a slash.
      if (fileName === '') return { status: 308, body: new Uint8Array(), headers: { location: '/manual' } };
      const language = languageOfFile(fileName) ?? refuseWith('ERROR_NOT_FOUND');
      return {
        body: await manual(language),
        headers: { ...KEPT, 'content-disposition': `attachment; filename="${MANUAL_FILES[language]}"` },
      };
    },
  };
}

const languageOfFile = (fileName: string): Language | undefined =>
  (['zh-CN', 'en'] as const).find((language) => MANUAL_FILES[language] === fileName);
