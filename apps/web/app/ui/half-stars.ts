/** How full each of five stars is, in half-star steps (specification 000 §9): 4.3 is four full and one half. */
export function halfStars(average: number): (0 | 0.5 | 1)[] {
  const halves = Math.round(Math.max(0, Math.min(5, average)) * 2);
  return Array.from({ length: 5 }, (_, index) => {
    const left = halves - index * 2;
    return left >= 2 ? 1 : left === 1 ? 0.5 : 0;
  });
}
