export const rules = {
  sets: 'Rule sets',
  search: 'Search these rules',
  clear: 'Clear search',
  found: (lines: number) =>
    lines === 0 ? 'No rules found' : lines === 1 ? '1 rule found' : `${lines} rules found`,
  none: (search: string) => `Nothing about “${search}” in these rules.`,
  ruling: 'Our ruling',
  legend: 'Where the original rules don’t say, or contradict themselves, look for “Our ruling.”',
  changed: 'Changed',
  sections: 'On this page',
  print: 'Print',
  missing: 'There are no rules by that name.',
};
