#!/bin/bash
# A scripted agent that solves project 2 in part: expected.json says what a run must show.
set -e
cp "$AGENTBENCH_AGENT_DIR"/2/src/*.py src/
# The report's form is the expected one.
cp evaluation/expected_report.txt src/report_form.txt
# `pytest` alone does not put the project directory, where `src` is, on the import path.
printf '[pytest]\npythonpath = .\n' >pytest.ini
