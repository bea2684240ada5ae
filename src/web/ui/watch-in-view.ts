/** Calls `onChange` when an element comes into view or leaves it, and once at the start; returns a function to stop. */
export function watchInView(element: Element, onChange: (inView: boolean) => void): () => void {
  const watcher = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last) onChange(last.isIntersecting);
  });
  watcher.observe(element);
  return () => watcher.disconnect();
}
