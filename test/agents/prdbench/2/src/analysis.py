"""What the analysis of stocks calculates. Works on the data frames it is given, without importing pandas."""

TIERS = {"大盘股": (1e10, float("inf")), "中盘股": (2e9, 1e10), "小盘股": (3e8, 2e9), "微盘股": (0, 3e8)}


def filter_by_market_cap(stocks, category):
    """The stocks of one tier, and the error message or None."""
    if category not in TIERS:
        return None, f"unknown category {category}"
    low, high = TIERS[category]
    value = stocks["市值"]
    return stocks[(value >= low) & (value < high)], None


def variance_decomposition(stocks, metric, dimensions):
    """The sum of squares between the groups of each dimension, and the error message or None. Shares are missing."""
    mean = stocks[metric].mean()
    sums = []
    for dimension in dimensions:
        groups = stocks.groupby(dimension)[metric]
        sums.append(float((groups.count() * (groups.mean() - mean) ** 2).sum()))
    return type(stocks)({"dimension": dimensions, "sum_sq": sums}), None


def analyze_dimension(stocks, metric, dimension):
    """Mean and deviation in each group of a dimension; src/deep_dive.py is not written yet."""
    from src.deep_dive import describe_groups

    return describe_groups(stocks, metric, dimension), None
