import { type OfficeSeal, api } from '@countersign/contract';
import { SEAL_AUTHORIZE_MEMBERS_MAX, SEAL_SCOPES, type SealScope } from '@countersign/domain';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { useMay } from '../../../../api/privileges.ts';
import { Choice } from '../../../../parts/signature/choice.tsx';
import { FormSheet, useFormAct } from '../../../../parts/form/form-sheet.tsx';
import { MemberPicker } from '../../parts/member-picker.tsx';
import { useNow } from '../../parts/use-now.ts';
import { useAuthorizeText } from './authorize-text.ts';
import { usePickText } from './pick-text.ts';
import { EnvelopePicker, TemplatePicker } from './pickers.tsx';
import { refreshSeals } from './queries.ts';
import { NO_TERMS, type Terms, countOf, endOf, judgeTerms } from './terms.ts';
import { TermsFields } from './terms-fields.tsx';

type Chosen = ReadonlyMap<string, string>;

/** Authorises members to use a seal, with scope, end and number of uses (Spec §6). */
export function AuthorizeSheet({ seal, onClose }: { seal: OfficeSeal; onClose: () => void }) {
  const words = useAuthorizeText();
  const picks = usePickText();
  const form = useFormAct();
  const [members, setMembers] = useState<Chosen>(new Map());
  const mayPickTemplates = useMayOpenTemplates();
  const [scope, setScope] = useState<SealScope>('ALL');
  const [envelopes, setEnvelopes] = useState<Chosen>(new Map());
  const [templates, setTemplates] = useState<Chosen>(new Map());
  const [terms, setTerms] = useState<Terms>(NO_TERMS);
  const faults = {
    members: members.size === 0 ? words.membersMissing : members.size > MOST ? words.membersMany(MOST) : null,
    envelopes: scope === 'ENVELOPES' && envelopes.size === 0 ? words.envelopesMissing : null,
    templates: scope === 'TEMPLATES' && templates.size === 0 ? words.templatesMissing : null,
  };
  const judged = judgeTerms(terms, useNow());
  const isSound = Object.values(faults).every((fault) => fault === null) && !judged.endDay && !judged.times;
  const authorize = async () => {
    await call(api.authorizeOfficeSeal, {
      params: { officeSealWsid: seal.officeSealWsid },
      body: {
        memberWsids: [...members.keys()],
        scope,
        ...(scope === 'ENVELOPES' ? { envelopeWsids: [...envelopes.keys()] } : {}),
        ...(scope === 'TEMPLATES' ? { bstWsids: [...templates.keys()] } : {}),
        endDatetime: endOf(terms.endDay),
        count: countOf(terms),
      },
    });
    await refreshSeals();
  };
  return (
    <FormSheet
      title={words.title(seal.name)}
      description={words.why}
      act={words.act}
      form={form}
      isSound={isSound}
      onSubmit={authorize}
      done={words.done(members.size)}
      onClose={onClose}
    >
      <MemberPicker
        label={picks.members}
        chosen={members}
        onChosen={setMembers}
        error={form.wasTried ? faults.members : null}
      />
      <Choice
        label={words.scope}
        value={scope}
        options={SEAL_SCOPES.filter((one) => one !== 'TEMPLATES' || mayPickTemplates).map((value) => ({
          value,
          label: words.scopes[value],
        }))}
        onChange={setScope}
      />
      {scope === 'ENVELOPES' && (
        <EnvelopePicker chosen={envelopes} onChosen={setEnvelopes} error={form.wasTried ? faults.envelopes : null} />
      )}
      {scope === 'TEMPLATES' && (
        <TemplatePicker chosen={templates} onChosen={setTemplates} error={form.wasTried ? faults.templates : null} />
      )}
      <TermsFields terms={terms} onChange={setTerms} wasTried={form.wasTried} hints={words.hints} />
    </FormSheet>
  );
}

/** A user who may not list templates cannot choose among them. */
function useMayOpenTemplates(): boolean {
  const mayUse = useMay('businessScenarioTemplates:use');
  return useMay('businessScenarioTemplates:manage') || mayUse;
}

const MOST = SEAL_AUTHORIZE_MEMBERS_MAX;
