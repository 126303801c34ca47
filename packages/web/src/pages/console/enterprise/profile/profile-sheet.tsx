import type { Enterprise } from '@countersign/contract';
import { ENTERPRISE_NAME_MAX, NAME_MAX } from '@countersign/domain';
import { useState } from 'react';
import { isVerified } from '../../../../parts/account/identity-mark.tsx';
import { TextField, bound } from '../../../../ui/index.ts';
import { FormSheet, useFormAct } from '../../../../parts/form/form-sheet.tsx';
import { changeEnterprise } from './own-enterprise.ts';
import { useProfileText } from './profile-text.ts';
import { WEBSITE, isWebAddress } from './website.ts';

const WEBSITE_MAX = 500;

/** The part of the profile that the owner may change; the name only until it is verified. */
export function ProfileSheet({ enterprise, onClose }: { enterprise: Enterprise; onClose: () => void }) {
  const words = useProfileText();
  const { enterpriseWsid, websiteMetadata } = enterprise;
  const isFixed = isVerified(enterprise.idttvStatus);
  const [name, setName] = useState(enterprise.name);
  const [adminName, setAdmin] = useState(enterprise.adminName);
  const [website, setWebsite] = useState(websiteMetadata?.[WEBSITE] ?? '');
  const form = useFormAct();
  const typed = { name: name.trim(), adminName: adminName.trim(), website: website.trim() };
  const isWeb = typed.website === '' || isWebAddress(typed.website);
  const isSound = typed.name !== '' && typed.adminName !== '' && isWeb;
  const submit = async () => {
    const { [WEBSITE]: _former, ...others } = websiteMetadata ?? {};
    const metadata = typed.website === '' ? others : { ...others, [WEBSITE]: typed.website };
    await changeEnterprise(enterpriseWsid, {
      ...(isFixed ? {} : { name: typed.name }),
      adminName: typed.adminName,
      websiteMetadata: Object.keys(metadata).length === 0 ? null : metadata,
    });
  };
  return (
    <FormSheet
      title={words.editTitle}
      act={words.save}
      form={form}
      isSound={isSound}
      onSubmit={submit}
      done={words.saved}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        hint={isFixed ? words.nameFixed : undefined}
        readOnly={isFixed}
        {...bound(name, setName)}
        maxLength={ENTERPRISE_NAME_MAX}
        autoComplete="organization"
        error={form.wasTried && typed.name === '' ? words.nameMissing : undefined}
      />
      <TextField
        label={words.admin}
        hint={words.adminHint}
        {...bound(adminName, setAdmin)}
        maxLength={NAME_MAX}
        autoComplete="name"
        error={form.wasTried && typed.adminName === '' ? words.adminMissing : undefined}
      />
      <TextField
        label={words.website}
        hint={words.websiteHint}
        optional
        type="url"
        inputMode="url"
        {...bound(website, setWebsite)}
        maxLength={WEBSITE_MAX}
        autoComplete="url"
        error={form.wasTried && !isWeb ? words.websiteWrong : undefined}
      />
    </FormSheet>
  );
}
