import { type Api, LANGUAGE_TAGS, type Language } from '@countersign/contract';
import { manualFile } from '@countersign/contract/manual';
import { type BinaryReply, type Handler, type Handlers, type Services, refuseWith } from '../../platform/index.ts';

const KEPT = { 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' };

/** The user manual as a file (Spec §2 "Logged-out frame"); each language is made once and kept. */
export function manualCalls() {
  const made = new Map<Language, Promise<Uint8Array>>();
  const manual = (services: Services, language: Language): Promise<Uint8Array> => {
    const kept = made.get(language) ?? make(services, language);
    made.set(language, kept);
    // A failure is not kept: the next request makes the manual again.
    kept.catch(() => made.delete(language));
    return kept;
  };
  const getManual: Handler<Api['getManual']> = async (services, { params: { fileName } }): Promise<BinaryReply> => {
    // The web page, whose address ends with a slash.
    if (fileName === '') return { status: 308, body: new Uint8Array(), headers: { location: '/manual' } };
    const language = languageOfFile(fileName) ?? refuseWith('ERROR_NOT_FOUND');
    return {
      body: await manual(services, language),
      headers: { ...KEPT, 'content-disposition': `attachment; filename="${manualFile(language)}"` },
    };
  };
  return { getManual } satisfies Partial<Handlers>;
}

async function make({ workers, clock, config }: Services, language: Language): Promise<Uint8Array> {
  const address = `${config.publicUrl}/manual`;
  const task = {
    language,
    level: config.signatureLevel,
    hasPhones: !config.withoutPhones,
    support: config.supportContact,
    address,
    created: clock.now(),
  };
  return (await workers.sign.run('renderManual', task)).pdf;
}

const languageOfFile = (fileName: string): Language | undefined =>
  LANGUAGE_TAGS.find((language) => manualFile(language) === fileName);
