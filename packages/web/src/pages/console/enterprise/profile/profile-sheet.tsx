import type { Enterprise } from '@countersign/contract';
import { ENTERPRISE_NAME_MAX, NAME_MAX } from '@countersign/domain';
import { isVerified } from '../../../../parts/account/identity-mark.tsx';
import { TextField } from '../../../../ui/index.ts';
import { FormSheet, useForm, useTyped } from '../../../../parts/form/form.ts';
import { changeEnterprise } from './own-enterprise.ts';
import { useProfileText } from './profile-text.ts';
import { WEBSITE, isWebAddress } from './website.ts';

const WEBSITE_MAX = 500;

/** The part of the profile that the owner may change; the name only until it is verified. */
export function ProfileSheet({ enterprise, onClose }: { enterprise: Enterprise; onClose: () => void }) {
  const words = useProfileText();
  const { enterpriseWsid, websiteMetadata } = enterprise;
  const isFixed = isVerified(enterprise.idttvStatus);
  const form = useForm();
  const name = useTyped(form, enterprise.name, words.nameMissing);
  const adminName = useTyped(form, enterprise.adminName, words.adminMissing);
  const judgeWebsite = (given: string) => given !== '' && !isWebAddress(given) && words.websiteWrong;
  const website = useTyped(form, websiteMetadata?.[WEBSITE] ?? '', judgeWebsite);
  const submit = async () => {
    const { [WEBSITE]: _former, ...others } = websiteMetadata ?? {};
    const metadata = website.given === '' ? others : { ...others, [WEBSITE]: website.given };
    await changeEnterprise(enterpriseWsid, {
      ...(isFixed ? {} : { name: name.given }),
      adminName: adminName.given,
      websiteMetadata: Object.keys(metadata).length === 0 ? null : metadata,
    });
  };
  return (
    <FormSheet
      title={words.editTitle}
      act={words.save}
      form={form}
      onSubmit={submit}
      done={words.saved}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        hint={isFixed ? words.nameFixed : undefined}
        readOnly={isFixed}
        {...name.field}
        maxLength={ENTERPRISE_NAME_MAX}
        autoComplete="organization"
      />
      <TextField
        label={words.admin}
        hint={words.adminHint}
        {...adminName.field}
        maxLength={NAME_MAX}
        autoComplete="name"
      />
      <TextField
        label={words.website}
        hint={words.websiteHint}
        optional
        type="url"
        inputMode="url"
        {...website.field}
        maxLength={WEBSITE_MAX}
        autoComplete="url"
      />
    </FormSheet>
  );
}
