import { useRef } from 'react';
import { type Proof, fetchOpcode } from '../../../../parts/code/code-proof.tsx';

/** A code is exchanged for one opcode. After a refusal for another reason, such as a wrong password, it is reused. */
export function useOpcode() {
  const kept = useRef<{ about: string; opcode: string } | null>(null);
  const opcodeOf = async (proof: Proof, code: string): Promise<string> => {
    const about = `${proof.contact} ${code}`;
    if (kept.current?.about !== about) kept.current = { about, opcode: await fetchOpcode(proof, code) };
    return kept.current.opcode;
  };
  return opcodeOf;
}
