"""Shared kit of the still pictures: materials, shapes, props, people, stages and output."""
