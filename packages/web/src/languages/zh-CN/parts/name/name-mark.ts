import type { NameSource } from '@countersign/domain';

export const text = {
  VERIFIED: '已认证',
  PROFILE: '未经核实',
  GIVEN: '他人填写，未经核实',
  why: {
    VERIFIED: '认证机构已核实这个名称',
    PROFILE: '由账户所有者自行填写，认证机构没有核实',
    GIVEN: '由发起人或转交人填写，认证机构没有核实',
  } satisfies Record<NameSource, string> as Record<NameSource, string>,
};
