/** Renders a component with type parameters, which `render` can't infer. */
import { render, type RenderResult } from '@testing-library/svelte';
import type { Component } from 'svelte';

type Any = Component<Record<string, unknown>>;

export function renderGeneric(component: unknown, props: object): RenderResult<Any> {
  return render(component as Any, props as Record<string, unknown>);
}
