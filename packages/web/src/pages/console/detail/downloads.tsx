import { type Envelope, api, pathOf } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';
import { documentsQuery } from '../model/queries.ts';
import { useActsText } from './acts-text.ts';
import { useDetailText } from './text.ts';

/** The downloads of a finished contract: each document, everything as a ZIP, its evidence report; and the link to verify it. */
export function Downloads({ envelope: { envelopeWsid, abilities } }: { envelope: Envelope }) {
  const words = useDetailText();
  const acts = useActsText();
  const { data: documents = [] } = useQuery(documentsQuery(envelopeWsid));
  const go = (address: string) => () => window.location.assign(address);
  const archive: MenuItem = {
    key: 'archive',
    label: acts.archive,
    icon: 'files',
    onSelect: go(pathOf(api.getArchive, { envelopeWsid })),
  };
  const mayDownload = abilities.includes('download');
  const items: MenuItem[] = [
    ...(mayDownload ? documents : []).map(({ fileWsid, fileName }): MenuItem => ({
      key: fileWsid,
      label: documents.length === 1 ? words.downloadContract : words.downloadOne(fileName),
      icon: 'download',
      onSelect: go(`${pathOf(api.getDocumentContent, { envelopeWsid, docId: fileWsid })}?download=1`),
    })),
    {
      key: 'evidence',
      label: words.downloadEvidence,
      icon: 'shield',
      onSelect: go(pathOf(api.getEvidence, { envelopeWsid })),
    },
    ...(mayDownload ? [archive] : []),
  ];
  return (
    <>
      <LinkButton variant="quiet" icon="shield" label={words.verify} to="/verify" />
      <Menu
        trigger={<Button variant="primary" icon="download" trailingIcon="chevronDown" label={words.download} />}
        items={items}
      />
    </>
  );
}
