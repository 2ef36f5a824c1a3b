/**
 * Asks every question once a round, so that a busy moment of the machine slows all of them alike. The times of each, in
 * milliseconds, without those of the rounds that only warm up.
 */
export async function askInTurns(
  questions: Readonly<Record<string, () => Promise<unknown>>>,
  { rounds, warmUpRounds }: { readonly rounds: number; readonly warmUpRounds: number },
): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map<string, number[]>(Object.keys(questions).map((name) => [name, []]));
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const [name, ask] of Object.entries(questions)) {
      const asked = performance.now();
      await ask();
      if (round >= 0) times.get(name)?.push(performance.now() - asked);
    }
  }
  return times;
}
