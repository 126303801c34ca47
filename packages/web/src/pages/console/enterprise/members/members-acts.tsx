import type { Enterprise } from '@countersign/contract';
import { useMutation } from '@tanstack/react-query';
import { useMay } from '../../../../api/privileges.ts';
import { showError } from '../../../../parts/trouble/show-error.ts';
import { Button } from '../../../../ui/index.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { type SheetFormat, downloadSheet } from '../../model/download-sheet.ts';
import { useMembersText } from './members-text.ts';

const FORMATS = ['xlsx', 'csv'] as const;

/** Invite, import and export; acts the user may not do are not shown (ux 37). */
export function MembersActs({ enterprise: { enterpriseWsid } }: { enterprise: Enterprise }) {
  const words = useMembersText();
  const mayExport = useMay('members:batchExport');
  const mayImport = useMay('members:batchImport');
  const mayInvite = useMay('members:applications:handle');
  const take = useMutation({
    mutationFn: (format: SheetFormat) =>
      downloadSheet(`/api/enterprises/${enterpriseWsid}/members/export`, format, words.exportName),
    onError: showError,
  });
  return (
    <>
      {mayExport && (
        <div>
          <Menu
            trigger={<Button icon="download" label={words.export} busy={take.isPending} />}
            items={FORMATS.map((format) => ({
              key: format,
              label: words.exportAs(format.toUpperCase()),
              onSelect: () => take.mutate(format),
            }))}
          />
        </div>
      )}
      {mayImport && <LinkButton icon="upload" label={words.import} to="/enterprise/members/import" />}
      {mayInvite && (
        <LinkButton
          variant="primary"
          icon="plus"
          label={words.invite}
          to="/enterprise/invitations"
          search={{ invite: true }}
        />
      )}
    </>
  );
}
