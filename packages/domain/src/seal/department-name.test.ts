import { expect, it } from 'vitest';
import { isDepartmentName } from './department-name.ts';

it.each([
  '',
  '采购部',
  '财务部',
  '人力资源部',
  '客户服务中心',
  '第一车间',
  '总经理办公室',
  '上海分公司',
  '市场与销售部',
  '华东大客户部',
  '研发二组',
  '项目部',
  '深圳市办事处',
  'Sales Department',
  'HR Dept.',
  'Legal Office',
  'R&D Team',
  'R & D Centre',
  'Production B Team',
  'A组',
])('%j is accepted as a department (Rulings §8.13)', (text) => expect(isDepartmentName(text)).toBe(true));

it.each([
  'ICBC部',
  'IBM分公司',
  'B2B2C中心',
  '3M中心',
  '3 M Office',
  'F B I Office',
  'I C B C Division',
  'U S Treasury Department',
  'A T & T Center',
])('refuses %j, whose letters spell a name (Rulings §8.13)', (text) => expect(isDepartmentName(text)).toBe(false));
