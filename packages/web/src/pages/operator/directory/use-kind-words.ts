import type { DirectorySection } from '@countersign/contract';
import { useCertificatesText } from '../certificates/text.ts';
import { useRequestsText } from '../requests/text.ts';
import { useOperatorText } from '../words.ts';
import { useDirectoryText } from './text.ts';

export function useKindWords(name: DirectorySection): (kind: string) => string {
  const words = useDirectoryText();
  const shared = useOperatorText();
  const certificates: Readonly<Record<string, string>> = useCertificatesText().kindWord;
  const requests: Readonly<Record<string, string>> = useRequestsText().kinds;
  const own: Readonly<Record<string, string>> = {
    OWNER: words.owner,
    MEMBER: words.member,
    PERSON_SEAL: words.personalSeal,
    PERSON: shared.person,
    ENTERPRISE: shared.enterprise,
  };
  const known = name === 'certificates' ? certificates : name === 'requests' ? requests : own;
  return (kind) => known[kind] ?? kind;
}
