async (rules) => {
  const only = rules.length ? { runOnly: rules } : {};
  const { violations } = await axe.run({ resultTypes: ['violations'], ...only });
  const where = (one) => one.nodes.map((node) => node.target.join(' ')).slice(0, 4).join(' | ');
  return violations.map((one) => `${one.id}: ${where(one)}`);
}
