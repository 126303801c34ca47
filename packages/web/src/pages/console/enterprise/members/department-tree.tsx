import type { Department } from '@countersign/contract';
import { useState } from 'react';
import { formatNumber } from '../../../../text/format.ts';
import { Card, Heading, Icon, IconButton, Row, Small, Text, box, classes } from '../../../../ui/index.ts';
import { Menu } from '../../../../ui/menu.tsx';
import { DepartmentSelect } from './department-select.tsx';
import styles from './department-tree.module.css';
import { useMembersText } from './members-text.ts';
import { type DepartmentNode, pathOf, treeOf } from './model/department-tree.ts';
import { NO_DEPARTMENT } from './model/member-search.ts';
import { type DepartmentActs, useDepartmentActs } from './use-department-acts.ts';

interface TreeProps {
  departments: readonly Department[];
  /** '' for all members, 'none' for those in no department, else an id. */
  chosen: string;
  onChoose: (department: string) => void;
  onAct: (act: DepartmentActs) => void;
}

/** The departments beside their members: one is selected, and its menu has the acts on it. */
export function DepartmentTree({ departments, chosen, onChoose, onAct }: TreeProps) {
  const words = useMembersText();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const acts = useDepartmentActs(onAct);
  const toggle = (wsid: string) => {
    const next = new Set(closed);
    if (!next.delete(wsid)) next.add(wsid);
    setClosed(next);
  };
  const rest = { chosen, onChoose, closed, onToggle: toggle, acts };
  return (
    <Card as="nav" px={2} pt={2.5} pb={3} aria-label={words.departments}>
      <Row justify="between" minHeight="touch" pl={3}>
        <Heading heading="s" text={words.departments} />
        {acts.mayCreate && (
          <IconButton icon="plus" label={words.newDepartment} onClick={() => onAct({ kind: 'create', parent: null })} />
        )}
      </Row>
      <Whole name={words.everyone} isChosen={chosen === ''} onChoose={() => onChoose('')} />
      <Branch nodes={treeOf(departments)} {...rest} />
      <Whole name={words.noneOf} isChosen={chosen === NO_DEPARTMENT} onChoose={() => onChoose(NO_DEPARTMENT)} />
    </Card>
  );
}

const Whole = ({ name, isChosen, onChoose }: { name: string; isChosen: boolean; onChoose: () => void }) => (
  <Row radius="m" className={classes(styles.row, isChosen && styles.chosen)}>
    <span className={styles.gap} />
    <button type="button" className={styles.name} aria-current={isChosen || undefined} onClick={onChoose}>
      {name}
    </button>
  </Row>
);

interface BranchProps {
  nodes: readonly DepartmentNode[];
  chosen: string;
  onChoose: (department: string) => void;
  closed: ReadonlySet<string>;
  onToggle: (wsid: string) => void;
  acts: ReturnType<typeof useDepartmentActs>;
}
function Branch({ nodes, ...rest }: BranchProps) {
  if (nodes.length === 0) return null;
  return (
    <ul className={styles.branch}>
      {nodes.map((node) => (
        <Node key={node.department.departmentWsid} node={node} {...rest} />
      ))}
    </ul>
  );
}

function Node({ node, ...rest }: Omit<BranchProps, 'nodes'> & { node: DepartmentNode }) {
  const words = useMembersText();
  const { departmentWsid, name, treeMemberCount } = node.department;
  const isOpen = !rest.closed.has(departmentWsid);
  const isChosen = rest.chosen === departmentWsid;
  const items = rest.acts.of(node.department);
  return (
    <li>
      <Row radius="m" className={classes(styles.row, isChosen && styles.chosen)}>
        {node.children.length > 0 ? (
          <button
            type="button"
            className={box({ grid: true, center: true, p: 0, tone: 'ink-3' }, styles.toggle)}
            aria-expanded={isOpen}
            aria-label={isOpen ? words.collapse(name) : words.expand(name)}
            onClick={() => rest.onToggle(departmentWsid)}
          >
            <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={14} />
          </button>
        ) : (
          <span className={styles.gap} />
        )}
        <button
          type="button"
          className={styles.name}
          aria-current={isChosen || undefined}
          onClick={() => rest.onChoose(departmentWsid)}
        >
          <Text minWidth={0} text={name} />
          <Small as="span" rigid tabular className={styles.count} text={formatNumber(treeMemberCount)} />
        </button>
        {items.length > 0 && (
          <div>
            <Menu trigger={<IconButton icon="more" size={16} label={words.actsOf(name)} />} items={items} />
          </div>
        )}
      </Row>
      {isOpen && <Branch nodes={node.children} {...rest} />}
    </li>
  );
}

/** The same for phones: a native select, and the acts on the selected department. */
export function DepartmentPicker({ departments, chosen, onChoose, onAct }: TreeProps) {
  const words = useMembersText();
  const acts = useDepartmentActs(onAct);
  const own = departments.find(({ departmentWsid }) => departmentWsid === chosen);
  const items = own === undefined ? acts.ofNone : acts.of(own);
  const name = own === undefined ? words.departments : pathOf(departments, own.departmentWsid).join(' / ');
  return (
    <Row gap={2}>
      <DepartmentSelect
        className={styles.select}
        label={words.department}
        labelHidden
        departments={departments}
        value={chosen}
        onChange={onChoose}
        none={words.everyone}
      >
        <option value={NO_DEPARTMENT}>{words.noneOf}</option>
      </DepartmentSelect>
      {items.length > 0 && <Menu trigger={<IconButton icon="more" label={words.actsOf(name)} />} items={items} />}
    </Row>
  );
}
