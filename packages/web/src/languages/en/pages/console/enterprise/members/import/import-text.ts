import type { text as Shape } from '../../../../../../zh-CN/pages/console/enterprise/members/import/import-text.ts';

export const text: typeof Shape = {
  title: 'Import members',
  lead: 'Invite many people with a table: each receives an invitation and becomes a member on accepting it.',
  back: 'Back to the members',
  denied: 'You do not have permission to import members',
  deniedWhy: 'If you need it, ask an administrator of the enterprise to add the permission to your role.',
  steps: ['Fill in the template', 'Check', 'Import'],
  stepsLabel: 'Steps of the import',
  templateTitle: 'Download the template and fill it in',
  templateWhy:
    'Name and contact are required. Write a department as “Research/Platform”; create missing departments first. Separate several roles by commas.',
  template: (format) => `Template (${format})`,
  templateName: 'Members',
  dropTitle: 'Upload the table',
  drop: 'Drop the table here, or choose it',
  dropHint: (rows, size) => `XLSX or CSV, at most ${rows} rows and ${size}`,
  tooLarge: (size) => `The file must not be larger than ${size}`,
  wrongType: 'Please choose an XLSX or CSV file',
  checking: (name) => `Checking ${name}…`,
  importing: (done, total) => `Importing: ${done} of ${total}`,
  importingStill: 'You can leave this page; the import continues.',
  allGood: (total) =>
    total === '1' ? 'Checked: the row can be imported.' : `Checked: all ${total} rows can be imported.`,
  someBad: (good, bad) => `Checked: ${good} rows can be imported, ${bad} have faults and will be left out.`,
  noneGood: (bad) => `All ${bad} rows have faults. Please correct them and upload the table again.`,
  empty: 'The table contains no members.',
  act: (count) => (count === '1' ? 'Import 1 person' : `Import ${count} people`),
  again: 'Another file',
  errors: 'Rows with faults',
  row: 'Row',
  column: 'Column',
  value: 'Content',
  problem: 'What is wrong',
  blank: '(empty)',
  more: (count) => `Show ${count} more`,
  capped: (most) => `The first ${most} faults are shown; the report lists all of them.`,
  done: 'Imported',
  doneWhy: (count) =>
    count === '1'
      ? 'One person has been invited. They become a member when they accept and are shown as “Invited” until then.'
      : `${count} people have been invited. They become members when they accept and are shown as “Invited” until then.`,
  doneBad: (count) =>
    count === '1'
      ? 'One row was left out. Download the report, correct it and import it again.'
      : `${count} rows were left out. Download the report, correct them and import them again.`,
  report: (format) => `Report (${format})`,
  reportName: 'Members import report',
  another: 'Import another table',
  toInvited: 'See invited members',
};
