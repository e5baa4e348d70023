export const rules = {
  sets: 'Rule sets',
  search: 'Search these rules',
  clear: 'Clear the search',
  found: (lines: number) => (lines === 1 ? '1 rule found' : `${lines} rules found`),
  none: (search: string) => `Nothing about “${search}” in these rules.`,
  ruling: 'Our ruling',
  legend:
    'Where the sheet is silent or says two things, what we decided stands under “Our ruling”.',
  changed: 'Changed',
  sections: 'On this page',
  print: 'Print',
  missing: 'There are no rules of that name.',
};
