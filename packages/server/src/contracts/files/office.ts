import {
  type Config,
  OFFICE_EXTENSIONS,
  type OfficeConverter,
  type OfficeExtension,
  type Services,
  dataLayout,
  openOfficeConverter,
} from '../../platform/index.ts';

/** One converter per process and setting: it holds the queue. */
const converters = new WeakMap<Config, { readonly converter: OfficeConverter | null }>();

/** LibreOffice, if it was found; null if office documents cannot be accepted. */
export function officeConverter({ config }: Pick<Services, 'config'>): OfficeConverter | null {
  const known = converters.get(config) ?? {
    converter: openOfficeConverter({ config, tmp: dataLayout(config.dataDir).tmp }),
  };
  converters.set(config, known);
  return known.converter;
}

/** The extension that tells LibreOffice the format; null if it is not given such files. */
export function officeExtension(fileName: string): OfficeExtension | null {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return OFFICE_EXTENSIONS.find((one) => one === ending) ?? null;
}
