import type { Enterprise } from '@countersign/contract';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../../../api/privileges.ts';
import { showError } from '../../../../parts/trouble/show-error.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
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
            trigger={
              <Button icon="download" busy={take.isPending}>
                {words.export}
              </Button>
            }
            items={FORMATS.map((format) => ({
              key: format,
              label: words.exportAs(format.toUpperCase()),
              onSelect: () => take.mutate(format),
            }))}
          />
        </div>
      )}
      {mayImport && (
        <Link to="/enterprise/members/import" className={buttonClass()}>
          <Icon name="upload" size={18} />
          {words.import}
        </Link>
      )}
      {mayInvite && (
        <Link to="/enterprise/invitations" search={{ invite: true }} className={buttonClass('primary')}>
          <Icon name="plus" size={18} />
          {words.invite}
        </Link>
      )}
    </>
  );
}
